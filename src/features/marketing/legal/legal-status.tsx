export function LegalStatus({ children }: { children: string }) {
  return (
    <p className="mt-6 border-frame border-dashed border-field bg-concrete-50 px-5 py-4 text-base">
      {children}
    </p>
  );
}
