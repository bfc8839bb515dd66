import { shellConfig } from '@cabinet/build/webpack';

export default shellConfig();
