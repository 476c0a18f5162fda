export { Grid, type GridProps, Stack, type StackProps } from './stack.tsx';
