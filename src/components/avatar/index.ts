export { Avatar, type AvatarProps } from './avatar.tsx';
export { AvatarGroup, type AvatarGroupProps, type AvatarPerson } from './avatar-group.tsx';
