/** Whether words mean whoever is there: `current user`, `the signed-in person`. */
export const isWhoAsks = (words: string) =>
  /^(?:the )?(?:(?:current|logged[ -]?in|signed[ -]?in|active|own) ?(?:user|person|member|account)?|me|myself|self|i|user|ich|selbst|aktueller? (?:nutzer|benutzer|person)(?:in)?|angemeldete[rs]? (?:nutzer|benutzer|person)(?:in)?|現在のユーザー|ログインユーザー|المستخدم الحالي)$/i.test(
    words.trim(),
  );
