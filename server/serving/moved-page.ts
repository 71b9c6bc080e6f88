/** The script is the same on every such page, so that one hash allows it; its target is an attribute. */
export const MOVED_SCRIPT =
  "location.replace(document.currentScript.dataset.to+location.search+location.hash)";

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** @param path the page's new address */
export function movedPage(path: string, siteUrl: string) {
  const address = escape(new URL(path, siteUrl).href);
  const target = escape(path);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This post has moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${address}">
<script data-to="${target}">${MOVED_SCRIPT}</script>
<meta http-equiv="refresh" content="0; url=${target}">
</head>
<body><p>This post has moved: <a href="${target}">${address}</a></p></body>
</html>
`;
}
