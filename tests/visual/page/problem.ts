/** Why a story failed, for people. */
export interface Problem {
  message: string;
  stack?: string;
}
