declare const Deno: {
  serve: (answer: (request: Request) => Response | Promise<Response>) => unknown;
  env: { toObject: () => Record<string, string> };
};
