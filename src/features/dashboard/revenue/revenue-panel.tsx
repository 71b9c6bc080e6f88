export function RevenuePanel() {
  return null;
}
