/** What keys do at a password, besides what they do in any text. */
export declare const keyboard: readonly KeyRow[];

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'prefix' | 'suffix'> {
  /** What a password manager puts in: `current-password`, where absent, or `new-password`. */
  autoComplete?: 'current-password' | 'new-password';
}

/** A password. Who types it can look at it; sending or resetting its form hides it again. */
export declare function PasswordInput(props: PasswordInputProps): JSX.Element;
