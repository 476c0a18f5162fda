export { readSetting, settingNames, useSetting, writeSetting } from './settings.ts';
