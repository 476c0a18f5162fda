/** Builds as for production: tests run in another environment, and would get React as it is for development. */
export async function inProduction<T>(build: () => Promise<T>): Promise<T> {
  const environment = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  try {
    return await build();
  } finally {
    if (environment === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = environment;
  }
}
