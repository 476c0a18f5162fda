import { isSpoken } from '#specification';
import { parseArguments, tooMany } from '../command-line.ts';
import { exitCodes } from '../exit-codes.ts';

const usage = `npm run verify [-- [document.md] [--address URL] [--language TAG] [--report FOLDER] [--strict]]

Derives proofs from everything that a specification states, and tries them against the validation of forms and the backend
of the house; with --address, against a server that answers there. The report lies in verify-report/ as a page that opens
offline and as JUnit XML, in the language of the document, or in another (en, de, ar, ja) with --language.

Against a server of your own (what is written there stays there: give it a store of its own):
  --address URL          where its calls are found
  --header 'ROLE=NAME: VALUE'
                         what proves that somebody of a role asks: --header 'clerk=Authorization: Bearer …', or a cookie:
                         --header 'clerk=Cookie: session=…'. Once for each header of each role
  --credentials FILE     the same as JSON, where \${NAME} stands for what the environment has, and "id" is who that is for
                         conditions that name subject.id; several people of a role are a list:
                         { "clerk": { "id": "u-7", "headers": { "authorization": "Bearer \${CLERK_TOKEN}" } } }
  --timeout SECONDS      how long an answer is waited for (10)
Whoever has no credentials is not tried; without any, who asks stands in the header preview-as, as npm run serve takes it.

Ends with
  0  nothing is contradicted; what could not be tried, or is left open, is counted
  1  something is not kept
  2  the document or an argument is wrong
  3  it cannot run: nothing answers, nothing could be tried, or the report cannot be written
  4  with --strict: nothing is contradicted, and not everything is proven`;

/** What a command line asks for. */
export interface Asked {
  document: string | undefined;
  address: string | undefined;
  credentials: string | undefined;
  headers: readonly string[];
  patience: number;
  report: string;
  language: string | undefined;
  isStrict: boolean;
}

/** Reads a command line; what is to be said, and the exit code, where nothing can be done for it. */
export function argumentsOf(args: string[]): Asked | { said: string; code: number } {
  const wrong = (said: string) => ({ said, code: exitCodes.wrongInput });
  try {
    const { values, positionals } = parseArguments({
      args,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        address: { type: 'string' },
        credentials: { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        language: { type: 'string' },
        report: { type: 'string', default: 'verify-report' },
        strict: { type: 'boolean', default: false },
        timeout: { type: 'string', default: '10' },
      },
    });
    const { help, address, credentials, header, language, report, strict, timeout } = values;
    if (help) return { said: usage, code: exitCodes.fine };
    const refusal = tooMany('verified', positionals);
    if (refusal !== undefined) return wrong(refusal);
    if (address !== undefined && !(URL.canParse(address) && /^https?:/.test(address)))
      return wrong(`--address takes an address such as http://127.0.0.1:4300, not '${address}'.`);
    if (address === undefined && (credentials !== undefined || header.length > 0))
      return wrong('--credentials and --header are for a server: name it with --address.');
    if (language !== undefined && !isSpoken(language))
      return wrong(`--language takes en, de, ar or ja, not '${language}'.`);
    if (!(Number(timeout) > 0 && Number(timeout) <= 600))
      return wrong(`--timeout takes a number of seconds, up to 600, not '${timeout}'.`);
    return {
      document: positionals[0],
      address,
      credentials,
      headers: header,
      patience: Number(timeout) * 1000,
      report,
      language,
      isStrict: strict,
    };
  } catch (error) {
    return wrong(`${error instanceof Error ? error.message : error}\n\n${usage}`);
  }
}
