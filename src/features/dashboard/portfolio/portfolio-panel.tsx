export function PortfolioPanel() {
  return null;
}
