export { Figures } from './figures.tsx';
export { Heading, type HeadingProps, InPictureContext, Text, type TextProps } from './text.tsx';
