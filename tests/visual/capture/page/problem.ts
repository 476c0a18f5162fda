/** Why a story failed, for people. */
export interface Problem {
  message: string;
  stack?: string;
}

/** What went wrong in what a story had put off, once another one was shown or its pictures were taken. */
export interface LateProblem extends Problem {
  story: string;
}
