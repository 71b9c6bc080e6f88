export function ProvisioningPanel() {
  return null;
}
