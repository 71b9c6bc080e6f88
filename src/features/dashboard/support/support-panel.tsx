export function SupportPanel() {
  return null;
}
