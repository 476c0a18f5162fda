/** Whether a field is called as one that keeps the state of a record is. */
export const isStateWord = (name: string) => /^(?:status|state|zustand|الحالة|状態|ステータス)$/i.test(name);
