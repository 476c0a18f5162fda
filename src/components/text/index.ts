export { Figures } from './figures.tsx';
export { Heading, type HeadingProps, Text, type TextProps } from './text.tsx';
