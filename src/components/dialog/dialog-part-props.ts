import type { ComponentProps } from 'react';
import type { ButtonProps } from '#components/button';

export type DialogHeaderProps = ComponentProps<'div'>;

export type DialogTitleProps = ComponentProps<'h2'>;

export type DialogDescriptionProps = ComponentProps<'p'>;

export type DialogBodyProps = ComponentProps<'div'>;

export type DialogActionsProps = ComponentProps<'div'>;

export type DialogCloseProps = ButtonProps;

export type DialogActionProps = ButtonProps;
