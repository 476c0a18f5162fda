import sharp from 'sharp';
const [a,b,o]=process.argv.slice(2);
const A=await sharp(a).ensureAlpha().raw().toBuffer({resolveWithObject:true}),B=await sharp(b).ensureAlpha().raw().toBuffer({resolveWithObject:true});
console.log(A.info.width,A.info.height,B.info.width,B.info.height);
let x0=1e9,y0=1e9,x1=0,y1=0,n=0;if(A.data.length===B.data.length)for(let i=0;i<A.data.length;i+=4)if(A.data[i]!==B.data[i]||A.data[i+1]!==B.data[i+1]||A.data[i+2]!==B.data[i+2]){n++;const p=i/4,x=p%A.info.width,y=p/A.info.width|0;x0=Math.min(x0,x);x1=Math.max(x1,x);y0=Math.min(y0,y);y1=Math.max(y1,y)}
console.log(n,[x0,y0,x1,y1]);
