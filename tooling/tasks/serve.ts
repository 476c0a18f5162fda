import { serve } from '../serve/serve.ts';

process.exitCode = await serve(process.argv.slice(2));
