/** What files an input takes. */
interface FileLimit {
  most: number | undefined;
  size: string;
  isEach: boolean;
  isAssumed: boolean;
  kinds: string | undefined;
}

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
    /** How many there may be (undefined where one, or any number), how large each, and of what kinds. */
    limit: ({ most, size, isEach, isAssumed, kinds }: FileLimit) =>
      `${kinds ? `${kinds}: up to` : 'Up to'} ${most ? `${most}${kinds ? '' : ' files'}, ` : ''}${size}${isEach ? ' each' : ''}${isAssumed ? ' (assumed)' : ''}`,
    tooLarge: (name: string, size: string, most: string) => `${name} is ${size}. The limit is ${most}.`,
    notAnImage: (name: string) => `${name} is not an image that a browser can show.`,
    otherType: (name: string, types: string) => `${name} has the wrong file type. Allowed: ${types}.`,
    unreadable: (name: string) => `${name} cannot be read.`,
    tooMany: (name: string, most: number) => `${name} was not added. The limit is ${most}.`,
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
    hint: 'Press Enter or comma to add.',
    room: (most: number) => `Up to ${most} ${most === 1 ? 'tag' : 'tags'}.`,
    remove: (name: string) => `Remove ${name}`,
    twice: (name: string) => `${name} is already there.`,
  },
};

export type Answering = typeof en;
