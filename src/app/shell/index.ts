export { Shell } from './shell.tsx';
export { useArrival } from './use-arrival.ts';
