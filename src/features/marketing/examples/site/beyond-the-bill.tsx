/** Marks parts of an example that the price does not include. */
export function BeyondTheBill({ children }: { children: string }) {
  return (
    <p className="mt-4 max-w-[52ch] rounded-xs border border-dashed border-current px-3 py-2 text-sm/normal">
      {children}
    </p>
  );
}
