export { Avatar, type AvatarProps } from './avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from './avatar-group.tsx';
