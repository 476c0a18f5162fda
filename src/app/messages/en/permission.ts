/** Who may do what, and when. */
export const permission = {
  denied: 'Your role may not do this',
  deniedText: (role: string) => `${role} may not see this.`,
  openTo: (roles: string) => `Open to: ${roles}.`,
  unknown: 'It is not shown who may do this',
  notYet: 'This cannot be done yet.',
  needs: (fields: string) => `First this must be answered: ${fields}.`,
  restsOn: (fields: string) => `It rests on: ${fields}.`,
  asks: (condition: string) => `It asks for: ${condition}.`,
  notShown: 'The specification does not show when this may be done.',
};
