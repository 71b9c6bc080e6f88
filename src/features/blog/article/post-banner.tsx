/**
 * The post's picture across the page; a broken one is left out, because the title says it all: see
 * article-behavior.ts.
 */
export function PostBanner({ src }: { src: string }) {
  return (
    <div className="wrap max-md:px-0 print:px-gutter" data-slot="post-banner">
      <img
        className="block aspect-[720/400] h-auto w-full bg-sky-100 object-cover object-[50%_20%] md:aspect-[1280/480] md:rounded-md print:w-[8cm]"
        src={src}
        alt=""
        width={720}
        height={430}
        fetchPriority="high"
      />
    </div>
  );
}
