export { type About, type Absence, about, type Standard } from './about/index.ts';
export { exampleAt } from './example-at.ts';
export { chapterOfThing, places, schemaAt, things } from './things.ts';
export { wholes } from './wholes.ts';
