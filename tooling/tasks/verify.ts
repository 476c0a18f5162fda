import { verify } from '../verify/verify.ts';

process.exitCode = await verify(process.argv.slice(2));
