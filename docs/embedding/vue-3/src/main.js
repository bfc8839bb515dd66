import { createApp } from 'vue';
import PortalPage from './PortalPage.vue';

createApp(PortalPage).mount('#root');
