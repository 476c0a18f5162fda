export { Figures } from './figures.tsx';
export { Heading, type HeadingProps, HeadingsBelowContext, InPictureContext, Text, type TextProps } from './text.tsx';
