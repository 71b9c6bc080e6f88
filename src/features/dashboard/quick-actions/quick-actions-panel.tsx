export function QuickActionsPanel(_props: { onRefresh: () => void }) {
  return null;
}
