/** What inputs say beyond their labels. */
export const en = {
  markdown: {
    preview: 'Preview',
    formatting: 'Formatting:',
    example: '**strong**, *emphasis*, # heading, - list, > quotation, [words](https://…)',
  },
  color: { pick: 'Pick a colour' },
  rating: { stars: (count: number, most: number) => `${count} of ${most}`, none: 'No rating' },
  duration: { days: 'days', hours: 'hours', minutes: 'minutes' },
  file: {
    room: (most: number) => `Up to ${most} files.`,
    most: (size: string, isEach: boolean) => `Up to ${size}${isEach ? ' each' : ''}.`,
    mostAssumed: (size: string, isEach: boolean) => `Up to ${size}${isEach ? ' each' : ''}; the limit is assumed.`,
    tooLarge: (name: string, size: string, most: string) => `${name} has ${size}; at most ${most} can be kept.`,
    notAnImage: (name: string) => `${name} is not an image that a browser can show.`,
    otherType: (name: string, types: string) => `${name} is of another kind; possible: ${types}.`,
    types: (types: string) => `Possible: ${types}.`,
    unreadable: (name: string) => `${name} cannot be read.`,
    tooMany: (name: string, most: number) => `${name} is not added: there can be ${most}.`,
    remove: (name: string) => `Remove ${name}`,
  },
  items: {
    place: (label: string, place: number, count: number) => `${label}: ${place} of ${count}`,
    up: (place: number) => `Move item ${place} up`,
    down: (place: number) => `Move item ${place} down`,
    copy: (place: number) => `Duplicate item ${place}`,
    remove: (place: number) => `Remove item ${place}`,
    removed: (place: number) => `Item ${place} is removed.`,
    undo: 'Undo',
  },
  tags: {
    hint: 'Enter or a comma adds what is typed.',
    room: (most: number) => `Up to ${most} ${most === 1 ? 'tag' : 'tags'}.`,
    remove: (name: string) => `Remove ${name}`,
    twice: (name: string) => `${name} is there already.`,
  },
};

export type Answering = typeof en;
