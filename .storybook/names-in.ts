const name = /(?<![.'\w])[A-Z]\w*/g;

/** What a type is made of, by its names: `Column` and `Row` of `readonly Column<Row>[]`. */
export const namesIn = (type: string) => [...type.matchAll(name)].map(([found]) => found);

/** The names in a type, each with what stands before it. */
export const piecesOf = (type: string) => type.split(new RegExp(`(${name.source})`));
