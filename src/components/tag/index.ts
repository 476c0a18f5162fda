export { keyboard } from './keyboard.ts';
export { Tag, type TagProps } from './tag.tsx';
export { TagList, type TagListProps } from './tag-list.tsx';
