export function TrafficPanel() {
  return null;
}
