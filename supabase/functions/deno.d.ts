/** What our functions use of their runtime. */
declare const Deno: {
  serve: (answer: (request: Request) => Response | Promise<Response>) => unknown;
  env: { toObject: () => Record<string, string> };
};
