export { Banner, type BannerProps, type BannerTone } from '../components/banner/banner';
