const LINK_SCHEMES = new Set(["http:", "https:", "mailto:", "tel:", "sms:"]);

/** A bare domain gets https, an e-mail address mailto. Null for scripts and unknown schemes. */
export function linkAddress(text: string): string | null {
  // Browsers drop these inside an address, which can disguise a scheme.
  const address = text.trim().replace(/[\t\n\r]/g, "");
  if (address === "") return null;
  if (/^#\S+$/.test(address)) return address;
  if (/^\/(?![/\\])\S*$/.test(address)) return address;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(address)) return `mailto:${address}`;
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(address)) {
    return `https://${address}`;
  }
  return isKnownScheme(address) ? address : null;
}

function isKnownScheme(address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url === null || /\s/.test(address) || !LINK_SCHEMES.has(url.protocol)) return false;
  const isWeb = url.protocol.startsWith("http");
  return isWeb ? /^https?:\/\/[^/]/i.test(address) : url.pathname !== "";
}

/** Whether a link may lead there: false for scripts and local files. */
export function isLinkScheme(address: string): boolean {
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(address.replace(/[\t\n\r]/g, "").trim());
  return scheme === null || LINK_SCHEMES.has(scheme[0].toLowerCase());
}

export function imageAddress(text: string): string | null {
  const address = text.trim();
  if (/^\/(?![/\\])\S+$/.test(address)) return address;
  return /^https?:\/\//i.test(address) && isKnownScheme(address) ? address : null;
}
