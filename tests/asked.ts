import { request } from 'node:http';

/** As a page would ask; a browser's own `fetch` would not let the headers be chosen. */
export async function asked(port: number, method: string, path: string, headers: Record<string, string>, body: string) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; text: string }>();
  const asking = request({ host: '127.0.0.1', port, method, path, headers }, async (response) => {
    let text = '';
    for await (const part of response.setEncoding('utf8')) text += part;
    resolve({ status: response.statusCode, text });
  });
  asking.on('error', reject).end(body);
  return await promise;
}
