/** Words for true, in each language that documents are written in. */
export const yesWords: readonly string[] = ['yes', 'ja', 'はい', 'نعم'];

/** Words for false. */
export const noWords: readonly string[] = ['no', 'nein', 'いいえ', 'لا'];
