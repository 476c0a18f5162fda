export { parseKept } from './parse-kept.ts';
export { onSettings, readSetting, settingNames, useSetting, writeSetting } from './settings.ts';
