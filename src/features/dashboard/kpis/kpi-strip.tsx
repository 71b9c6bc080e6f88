export function KpiStrip() {
  return null;
}
